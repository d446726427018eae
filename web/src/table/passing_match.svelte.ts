// A match that is only looked at or tried out: nobody keeps it, studies it or plays it once more.
import { EngineMatch } from './engine_match.svelte';
import type { MatchFile } from './match.svelte';

export abstract class PassingMatch extends EngineMatch {
  readonly fileReady = false;
  readonly origin = 'file';
  readonly studyLink = '';
  readonly changedAt = 0;
  protected readonly thinker = null;

  file(): Promise<MatchFile> {
    throw new Error('this match is not kept');
  }
  rematch(): Promise<string> {
    throw new Error('this match is not repeated');
  }
}
