// For tests: what the compiler says about values as literals of a type. So the types of the page are held against what
// the engine really writes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** `type` is the name of a type that `from` exports, or any type when `from` is empty; `more` are further statements. */
export function complaintsAbout(
  name: string,
  values: readonly unknown[],
  type: string,
  from = '',
  more = '',
): string[] {
  const folder = fileURLToPath(new URL('../../node_modules/.views/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const file = `${folder}${name}.ts`;
  const named = from ? `import type { ${type} } from '${from.replace(/\.ts$/, '')}';\n` : '';
  const lines = values.map((value) => `  ${JSON.stringify(value)},`);
  writeFileSync(file, `${more}${named}export const values: readonly ${type}[] = [\n${lines.join('\n')}\n];\n`);
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .slice(0, 5)
    .map((it) => ts.flattenDiagnosticMessageText(it.messageText, '\n').slice(0, 500));
}
