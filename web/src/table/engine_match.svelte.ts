// A match that the engine in this page's worker judges: what the worker is asked, and what is made of its answers.
import { absolute, startEngine, type EngineClient } from '../engine/client';
import type { GameInfo, Position, RawForesight, RawView, Refused, Thinking } from '../engine/protocol';
import type { GameEntry } from '../games/list';
import { Match, type Manner } from './match.svelte';

export abstract class EngineMatch extends Match {
  info = $state.raw<GameInfo | null>(null);
  protected readonly engine: EngineClient;

  constructor(
    protected readonly entry: GameEntry,
    manner: Manner,
    onThinking?: (thinking: Thinking) => void,
  ) {
    super(manner);
    this.engine = startEngine(onThinking);
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

  protected askForesight(text: string): Promise<RawForesight | null> {
    return this.engine.foresee(text);
  }
  protected askWhyNot(piece: string): Promise<Refused | null> {
    return this.engine.whyNotPiece(this.viewer, piece);
  }
  protected viewAt(ply: number): Promise<RawView> {
    return this.engine.viewAt(ply, this.viewer);
  }
  protected async doPlay(seat: number, text: string): Promise<Refused | null> {
    const from = this.retellFrom();
    const answer = await this.engine.play(seat, text, this.viewer, from);
    if (!answer.refused) this.keep(answer.position, from);
    return answer.refused;
  }
  protected doUndo(seat: number): Promise<boolean> {
    return this.turned((from) => this.engine.undo(seat, this.viewer, from));
  }
  protected doRedo(seat: number): Promise<boolean> {
    return this.turned((from) => this.engine.redo(seat, this.viewer, from));
  }
  private async turned(ask: (from: number) => Promise<Position | null>): Promise<boolean> {
    const from = this.retellFrom();
    const position = await ask(from);
    if (position) this.keep(position, from);
    return position !== null;
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
