import { effect } from '@preact/signals';
import { openingSchema } from '../../core/document/schema/opening.ts';
import { z } from '../../core/document/schema/zod.ts';
import type { Bridge } from '../../core/ipc/contract.ts';
import { withoutMaterials } from '../../core/tools/opening-style.ts';
import { wishesSchema } from '../../core/walls/building-generator/wishes.ts';
import type { EditorSession } from './editor-session.ts';

const step = z.number().min(0).max(1000);

const snapSchema = z.object({
  gridStep: step,
  angleStep: z.number().min(0).max(Math.PI),
  toJoints: z.boolean(),
  toWalls: z.boolean(),
  toExtensions: z.boolean(),
  toMidpoints: z.boolean(),
});

const dimension = z.number().positive().max(100);

const openingStyle = z.object({ width: dimension, height: dimension, sill: z.number().min(0).max(100) });

/** What the editor remembers between sessions. */
const settingsSchema = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  snap: snapSchema,
  isChaining: z.boolean(),
  camera: z.enum(['orbit', 'top']),
  wallView: z.enum(['up', 'cutaway', 'down']),
  isRoofWanted: z.boolean(),
  wishes: wishesSchema,
  wallStyle: z.object({ thickness: dimension, height: dimension.exactOptional() }),
  openingStyles: z.object({
    fitting: openingSchema.shape.fitting.unwrap(),
    door: openingStyle,
    window: openingStyle,
    arch: openingStyle,
  }),
});

type Settings = z.infer<typeof settingsSchema>;
type Raw = Readonly<Record<string, unknown>>;

/** The field under which the arrangement of the panels is kept; only the dock can say whether it is sound. */
const ARRANGEMENT = 'arrangement';
/** In milliseconds: a drag of a border or a burst of toggles is one write. */
const WRITE_DELAY = 400;

/** The settings that are sound, each for itself: one that is broken costs itself and none of the others. */
export function readSettings(raw: Raw): Partial<Settings> {
  const sound: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(settingsSchema.shape)) {
    const result = schema.safeParse(raw[name]);
    if (result.success) sound[name] = result.data;
  }
  return sound;
}

/** Keeps the settings of the session and the arrangement of the panels from one start to the next. */
export class SettingsKeeper {
  private readonly host: Bridge;
  private readonly session: EditorSession;
  /** Everything that was read: fields of other versions are kept. */
  private raw: Raw = {};
  private timer: ReturnType<typeof setTimeout> | undefined;
  private arrangementNow: () => unknown = () => this.raw[ARRANGEMENT];

  constructor(host: Bridge, session: EditorSession) {
    this.host = host;
    this.session = session;
  }

  get arrangement(): unknown {
    return this.raw[ARRANGEMENT];
  }

  /** Reads the settings into the session. Settings that cannot be read are none. */
  async load(): Promise<void> {
    try {
      this.raw = (await this.host.request('settings.read', {})).settings;
    } catch {
      this.raw = {};
    }
    const { session } = this;
    const settings = readSettings(this.raw);
    const { theme, snap, isChaining, camera, wallView, isRoofWanted, wallStyle, openingStyles, wishes } =
      settings;
    if (wishes) session.wishes.value = wishes;
    if (theme) session.theme.value = theme;
    if (snap) session.snap.value = snap;
    if (isChaining !== undefined) session.isChaining.value = isChaining;
    if (camera) session.camera.value = camera;
    if (wallView) session.wallView.value = wallView;
    if (isRoofWanted !== undefined) session.isRoofWanted.value = isRoofWanted;
    if (wallStyle) session.wallStyle.value = wallStyle;
    if (openingStyles) session.openingStyles.value = openingStyles;
  }

  /** Writes every change from now on, a moment after it. Returns the way to stop. */
  follow(): () => void {
    let isFirst = true;
    return effect(() => {
      this.current();
      if (!isFirst) this.schedule();
      isFirst = false;
    });
  }

  followArrangement(read: () => unknown): void {
    this.arrangementNow = read;
  }

  /** Writes a moment from now, so that many changes are one write. */
  schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.write(), WRITE_DELAY);
  }

  /** Writes what waits to be written. */
  async flush(): Promise<void> {
    if (this.timer !== undefined) await this.write();
  }

  private async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.raw = { ...this.raw, ...this.current(), [ARRANGEMENT]: this.arrangementNow() };
    try {
      await this.host.request('settings.write', { settings: { ...this.raw } });
    } catch {
      // Settings that cannot be written cost the settings of this session and nothing else.
    }
  }

  private current(): Settings {
    const { theme, snap, isChaining, camera, wallView, isRoofWanted, wallStyle, openingStyles, wishes } =
      this.session;
    const { thickness, height } = wallStyle.value;
    return {
      theme: theme.value,
      snap: snap.value,
      isChaining: isChaining.value,
      // Nobody wants to begin in a room's corner.
      camera: camera.value === 'walk' ? 'orbit' : camera.value,
      wallView: wallView.value,
      isRoofWanted: isRoofWanted.value,
      wallStyle: { thickness, ...(height !== undefined && { height }) },
      openingStyles: withoutMaterials(openingStyles.value),
      wishes: wishes.value,
    };
  }
}
