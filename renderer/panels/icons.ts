import {
  ArrowLeft,
  ArrowRight,
  Check,
  ChevronDown,
  ChevronRight,
  ChevronsDown,
  ChevronsUp,
  CircleCheck,
  CircleDot,
  CircleX,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Dices,
  DoorClosed,
  Eraser,
  Eye,
  EyeOff,
  FileAxis3d,
  FileOutput,
  FilePlus2,
  FlipHorizontal2,
  Focus,
  FolderOpen,
  Grid2x2,
  Grid2x2Check,
  Hash,
  House,
  HousePlus,
  Info,
  Keyboard,
  Layers,
  LayersPlus,
  LayoutPanelLeft,
  Lock,
  LockOpen,
  Magnet,
  Maximize,
  Menu,
  MousePointer2,
  MoveDown,
  MoveUp,
  PaintBucket,
  PaintRoller,
  Palette,
  Pencil,
  PersonStanding,
  Pipette,
  Redo2,
  RotateCcw,
  RotateCw,
  Save,
  SaveAll,
  ScanEye,
  Scissors,
  Search,
  Slice,
  Square,
  SquareDashed,
  SunMoon,
  TowerControl,
  Trash2,
  TriangleAlert,
  Undo2,
  Waypoints,
  X,
} from 'lucide';

type IconNode = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

// Drawn here in the same style (24 × 24, strokes of 2, round ends) where the set has none that says it.
/** A wall standing in perspective with its end and top visible. */
const wall: IconNode = [
  ['path', { d: 'M3 9.5 14 5v10L3 20z' }],
  ['path', { d: 'm14 5 6 3v9.5L14 15' }],
];
/** A plan with an opening and an inner wall. */
const room: IconNode = [
  ['path', { d: 'M15 20h5V4H4v16h5' }],
  ['path', { d: 'M4 12h7' }],
  ['path', { d: 'M11 4v8' }],
];
/** A passage under a round arch. */
const arch: IconNode = [
  ['path', { d: 'M3 21h3V11a6 6 0 0 1 12 0v10h3' }],
  ['path', { d: 'M3 21V4h18v17' }],
];
/** A flight of steps seen from its side. */
const stair: IconNode = [['path', { d: 'M3 20h5v-5h5v-5h5V5h3' }]];
/** Seen from above. */
const top: IconNode = [
  ['rect', { x: 4, y: 4, width: 16, height: 16, rx: 1 }],
  ['path', { d: 'M12 8v8' }],
  ['path', { d: 'M8 12h8' }],
];
/** A cube, turned. */
const orbit: IconNode = [
  ['path', { d: 'm12 3 8 4.5v9L12 21l-8-4.5v-9z' }],
  ['path', { d: 'M12 12 4.2 7.6' }],
  ['path', { d: 'M12 12v8.8' }],
  ['path', { d: 'm12 12 7.8-4.4' }],
];

/** Walls around a corner at their full height. */
const wallsUp: IconNode = [
  ['path', { d: 'M3 8.5 12 5l9 3.5V18l-9-3-9 3z' }],
  ['path', { d: 'M12 5v10' }],
];
/** The same, the nearer one lowered. */
const cutaway: IconNode = [
  ['path', { d: 'M3 8.5 12 5v10l-9 3z' }],
  ['path', { d: 'm12 12.5 9 3V18l-9-3' }],
];
/** The same, both lowered. */
const wallsDown: IconNode = [
  ['path', { d: 'm3 15.5 9-3 9 3V18l-9-3-9 3z' }],
  ['path', { d: 'M12 12.5V15' }],
];
/** A gable with its eaves. */
const roof: IconNode = [
  ['path', { d: 'm2 14 10-8 10 8' }],
  ['path', { d: 'M6 11v8h12v-8' }],
];

export const ICONS = {
  arch,
  chain: Waypoints,
  copy: Copy,
  cut: Scissors,
  mirror: FlipHorizontal2,
  paste: ClipboardPaste,
  'turn-left': RotateCcw,
  'turn-right': RotateCw,
  another: Dices,
  back: ArrowLeft,
  forward: ArrowRight,
  generate: HousePlus,
  check: Check,
  cutaway,
  peek: ScanEye,
  roof,
  'storey-down': ChevronsDown,
  'storey-up': ChevronsUp,
  walk: PersonStanding,
  'walls-down': wallsDown,
  'walls-up': wallsUp,
  close: X,
  door: DoorClosed,
  down: ChevronDown,
  duplicate: CopyPlus,
  eraser: Eraser,
  export: FileOutput,
  eyedropper: Pipette,
  focus: Focus,
  good: CircleCheck,
  grid: Hash,
  hide: EyeOff,
  home: House,
  info: Info,
  keyboard: Keyboard,
  layers: Layers,
  level: FileAxis3d,
  lock: Lock,
  material: Palette,
  maximize: Maximize,
  menu: Menu,
  new: FilePlus2,
  open: FolderOpen,
  orbit,
  paint: PaintRoller,
  'paint-face': Square,
  'paint-matching': Grid2x2Check,
  'paint-everywhere': PaintBucket,
  panels: LayoutPanelLeft,
  redo: Redo2,
  refused: CircleX,
  rename: Pencil,
  right: ChevronRight,
  room,
  save: Save,
  'save-as': SaveAll,
  search: Search,
  select: MousePointer2,
  ring: CircleDot,
  defence: TowerControl,
  'select-all': SquareDashed,
  stair,
  'add-storey': LayersPlus,
  'move-up': MoveUp,
  'move-down': MoveDown,
  show: Eye,
  snap: Magnet,
  split: Slice,
  theme: SunMoon,
  top,
  trash: Trash2,
  undo: Undo2,
  unlock: LockOpen,
  wall,
  warning: TriangleAlert,
  window: Grid2x2,
} as const satisfies Readonly<Record<string, IconNode>>;

export type IconName = keyof typeof ICONS;
