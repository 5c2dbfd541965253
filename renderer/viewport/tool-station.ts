import { effect, untracked } from '@preact/signals';
import type { Vec2 } from '../../core/math/vec2.ts';
import { paintTool } from '../../core/tools/paint.ts';
import type { ScreenArea } from '../../core/tools/screen-area.ts';
import { selectTool } from '../../core/tools/select.ts';
import { findTile } from '../../core/tools/tile-pointer.ts';
import type { Modifiers } from '../../core/tools/tool.ts';
import { type RawPointer, ToolDriver } from '../../core/tools/tool-driver.ts';
import type { ToolView } from '../../core/tools/tool-view.ts';
import { TOOLS } from '../../core/tools/tools.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { listenForMaterials } from './material-drop.ts';
import { findHoveredCell, settleCell } from './ring/hovered-cell.ts';
import { SessionToolHost } from './session-tool-host.ts';
import { modifiersOf, ToolInput } from './tool-input.ts';

interface StationHost {
  pick(pixel: Vec2, modifiers: Modifiers): RawPointer;
  findOnScreen(area: ScreenArea): readonly string[];
  isNavigating(): boolean;
  /** The tool or the pointer shows something else now. */
  changed(): void;
}

/** Between the canvas, the tools and the session: which tool has the pointer, and what it says. */
export class ToolStation {
  private readonly session: EditorSession;
  private readonly driver: ToolDriver;
  private readonly input: ToolInput;
  private readonly stops: readonly (() => void)[];
  private pixel: Vec2 | null = null;
  private picked: string | null = null;

  constructor(canvas: HTMLCanvasElement, session: EditorSession, host: StationHost) {
    this.session = session;
    this.driver = new ToolDriver(
      new SessionToolHost(session, (area) => host.findOnScreen(area)),
      TOOLS,
      (view) => {
        this.tell(view);
        host.changed();
      },
    );
    this.input = new ToolInput(canvas, this.driver, {
      pick: (pixel, modifiers) => host.pick(pixel, modifiers),
      isNavigating: () => host.isNavigating(),
      isCarrying: () => session.rings.isCarried.peek(),
      pointed: (pixel, pointer) => {
        this.pixel = pixel;
        this.picked = pointer?.hits[0]?.id ?? null;
        session.under.value = this.picked;
        session.pointer.value = pointer?.free ?? null;
        this.pointCell(pointer);
        session.isPointerInside.value = pixel !== null;
        host.changed();
      },
    });
    this.tell(this.driver.view);
    this.stops = [
      effect(() => {
        this.driver.activate(session.tool.value);
        canvas.style.cursor = session.tool.value === selectTool.id ? 'default' : 'crosshair';
      }),
      effect(() => {
        const { asset, style, symmetry, spacing } = session.rings;
        this.follow([asset.value, style.value, symmetry.value, spacing.value]);
      }),
      effect(() => {
        const { defence, range, shape } = session.defences;
        this.follow([defence.value, range.value, shape.value]);
      }),
      effect(() => {
        session.interruptions.value;
        session.store.value;
        this.input.interrupt();
      }),
      this.takeMaterials(canvas, host),
    ];
  }

  get view(): ToolView {
    return this.driver.view;
  }

  /** Where the pointer is, in CSS pixels; null outside. */
  get pointer(): Vec2 | null {
    return this.pixel;
  }

  /** What a click would select. */
  get hovered(): string | null {
    const { tool, isBusy } = this.driver.view;
    return tool === selectTool.id && !isBusy ? this.picked : null;
  }

  /** Ends what is under way without a trace. */
  interrupt(): void {
    this.input.interrupt();
  }

  stop(): void {
    for (const stop of this.stops) stop();
    this.input.stop();
  }

  /** @param _read what an effect read: reading it is what makes the effect run again */
  private follow(_read: readonly unknown[]): void {
    untracked(() => this.driver.refresh());
  }

  /** A material that is dragged here is painted with where it is dropped. */
  private takeMaterials(canvas: HTMLCanvasElement, host: StationHost): () => void {
    const point = (pixel: Vec2, event: DragEvent): RawPointer => {
      this.session.useTool(paintTool.id);
      this.driver.clearTrial();
      return host.pick(pixel, modifiersOf(event));
    };
    return listenForMaterials(canvas, {
      over: (pixel, event) => this.driver.move(point(pixel, event)),
      drop: (pixel, event) => {
        const pointer = point(pixel, event);
        this.driver.press(pointer);
        this.driver.release(pointer);
      },
      away: () => this.driver.leave(),
    });
  }

  /** The cell under the pointer, of the ring or the tower-defence level that is worked on. */
  private pointCell(pointer: RawPointer | null): void {
    const { rings, mode, store, defences } = this.session;
    const defence = mode.peek() === 'defence' ? defences.defence.peek() : null;
    const tile = findTile(store.peek(), defence, pointer?.free ?? null) ?? null;
    if (String(tile) !== String(defences.cell.peek())) defences.cell.value = tile;
    const ring = mode.peek() === 'ring' ? rings.ring.peek() : null;
    const cell = findHoveredCell(store.peek(), ring, pointer?.free ?? null, rings.spacing.peek());
    rings.cell.value = settleCell(rings.cell.peek(), cell);
  }

  private tell({ guides, hint, refusal }: ToolView): void {
    this.session.hint.value = hint;
    this.session.refusal.value = refusal;
    this.session.marquee.value = guides.find((guide) => guide.type === 'frame') ?? null;
  }
}
