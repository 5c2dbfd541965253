import { effect } from '@preact/signals';
import type { ChangeFeed } from '../../core/walls/change-feed.ts';
import { type RoomModel, rooms } from '../../core/walls/rooms/rooms.ts';
import { floorOf } from '../../core/walls/storeys.ts';
import { type Gaze, settleGaze, type Turn } from '../../core/walls/views/gaze.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { SessionLook, type ViewState } from './session-look.ts';

const NONE: ReadonlySet<string> = new Set();

/** Keeps what is to be seen of the level in step with session and camera, and says when it is another. */
export class ViewFollower {
  private readonly session: EditorSession;
  private readonly onChange: () => void;
  private readonly stops: readonly (() => void)[];
  private gaze: Gaze | undefined;
  private faded = NONE;
  private revealed = NONE;
  private storeys = '';
  private roomModel: RoomModel | null = null;
  private roomFeed: ChangeFeed | null = null;
  private current: SessionLook | null = null;

  /** @param onChange called when the look is another, or may be */
  constructor(session: EditorSession, onChange: () => void) {
    this.session = session;
    this.onChange = onChange;
    this.stops = [
      effect(() => this.invalidate([session.store.value, session.hidden.value, session.storey.value])),
      effect(() =>
        this.invalidate([session.wallView.value, session.isRoofShown.value, session.camera.value]),
      ),
      effect(() => this.invalidate([session.building.value !== null])),
      effect(() => this.reveal(session.selection.value)),
    ];
  }

  /** The same object as long as nothing is seen in another way. */
  get look(): SessionLook {
    this.current ??= new SessionLook(this.session.store.peek(), this.state);
    return this.current;
  }

  /** Follows how the camera is turned. */
  setTurn(turn: Turn): void {
    const gaze = settleGaze(turn, this.gaze);
    if (gaze === this.gaze) return;
    const isOther = this.isCutaway || (gaze === null) !== (this.gaze === null);
    this.gaze = gaze;
    if (isOther) this.current = null;
  }

  /** @param ids what is looked through */
  setFaded(ids: ReadonlySet<string>): void {
    if (areEqual(ids, this.faded)) return;
    this.faded = ids;
    this.current = null;
  }

  /** Takes over what edits of the level changed about the look of other things than those that were edited. */
  followLevel(): void {
    const storeys = [...this.session.store.peek().ofKind('storey')];
    const heights = storeys.map((storey) => `${storey.id} ${floorOf(storey)}`).join();
    if (heights !== this.storeys || this.haveRoomsChanged()) this.current = null;
    this.storeys = heights;
  }

  stop(): void {
    for (const stop of this.stops) stop();
    this.roomFeed?.stop();
  }

  private get isCutaway(): boolean {
    return this.effectiveWallView === 'cutaway';
  }

  /** Whoever walks through a house wants to see its walls. */
  private get effectiveWallView(): ViewState['wallView'] {
    return this.session.camera.peek() === 'walk' ? 'up' : this.session.wallView.peek();
  }

  /** A building that is being generated is seen whole, unless its walls are lowered to look inside. */
  private get isWhole(): boolean {
    return this.session.building.peek() !== null && this.effectiveWallView === 'up';
  }

  private get state(): ViewState {
    const { session } = this;
    const isWalking = session.camera.peek() === 'walk';
    return {
      storey: this.isWhole ? null : session.storey.peek(),
      hidden: session.hidden.peek(),
      wallView: this.effectiveWallView,
      isRoofShown: isWalking ? session.isRoofWanted.peek() : session.isRoofShown.peek(),
      gaze: this.gaze ?? null,
      revealed: this.revealed,
      faded: this.faded,
    };
  }

  /** The argument is what an effect read: reading it is what makes the effect run again. */
  private invalidate(_read: readonly unknown[]): void {
    this.current = null;
    this.onChange();
  }

  private reveal(selection: ReadonlySet<string>): void {
    const model = this.session.store.peek().derived(rooms);
    const revealed = new Set([...selection].filter((id) => model.find(id) !== undefined));
    if (areEqual(revealed, this.revealed)) return;
    this.revealed = revealed;
    if (this.isCutaway) this.invalidate([]);
  }

  /** A room that is closed or opened far away may be what a wall hides. */
  private haveRoomsChanged(): boolean {
    if (!this.isCutaway) return false;
    const model = this.session.store.peek().derived(rooms);
    if (model !== this.roomModel) {
      this.roomFeed?.stop();
      this.roomFeed = model.follow();
      this.roomModel = model;
    }
    return (this.roomFeed?.take().length ?? 0) > 0;
  }
}

const areEqual = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((id) => b.has(id));
