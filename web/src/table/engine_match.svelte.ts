// A match that the engine in this page's worker judges, and what is made of its answers.
import { absolute, startEngine, type EngineClient } from '../engine/client';
import type { GameInfo, Position, Thinking } from '../engine/protocol';
import type { GameEntry } from '../games/list';
import { EngineJudge } from './engine_judge';
import { Match, type Manner } from './match.svelte';

export abstract class EngineMatch extends Match {
  info = $state.raw<GameInfo | null>(null);
  protected readonly engine: EngineClient;
  protected readonly judge: EngineJudge;

  constructor(
    protected readonly entry: GameEntry,
    manner: Manner,
    onThinking?: (thinking: Thinking) => void,
  ) {
    super(manner);
    this.engine = startEngine(onThinking);
    this.judge = new EngineJudge(this.engine, {
      viewer: () => this.viewer,
      from: () => this.retellFrom(),
      keep: (position, from) => this.keep(position, from),
    });
  }

  get parts(): readonly string[] {
    return this.info?.score_parts ?? [];
  }
  get topics(): readonly string[] {
    return this.info?.help_topics ?? [];
  }
  get ended(): boolean {
    return this.position?.actor === null;
  }
  get ranking(): readonly number[] {
    return this.position?.view.ranking ?? [];
  }

  protected async loadRules(): Promise<GameInfo> {
    return (this.info = await this.engine.load(absolute(await this.entry.wasm())));
  }

  override close() {
    super.close();
    this.engine.close();
  }

  protected async seeAs(viewer: number | null) {
    this.viewer = viewer;
    this.story = [];
    this.keep(await this.engine.position(viewer, 0), 0);
    this.jump();
  }

  /** A new position came. */
  protected keep(position: Position, from: number) {
    this.receive(position, from, position.story);
  }
}
