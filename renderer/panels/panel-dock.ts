import { signal } from '@preact/signals';
import {
  createDockview,
  type DockviewApi,
  type DockviewGroupPanel,
  type DockviewTheme,
  type IContentRenderer,
  type IHeaderActionsRenderer,
  type ITabRenderer,
} from 'dockview';
import { text } from '../../core/text/text.ts';
import { panelTitle } from '../actions/view-actions.ts';
import { PANEL_IDS, type PanelControl, type PanelId } from '../session/editor.ts';
import { focusNextRegion } from './regions.ts';

const VIEWPORT = 'viewport';
/** In pixels: fits "m · storey" beside a number, and a line of history. */
const RIGHT_WIDTH = 340;
const BOTTOM_HEIGHT = 132;
/** Narrower, labels and numbers no longer stand side by side. */
const MIN_RIGHT_WIDTH = 240;
const MIN_BOTTOM_HEIGHT = 84;
/** Fits the timeline of the builder, what it did, and what is shown of it. */
const TRACE_HEIGHT = 196;
/** Fits one tab more; in a window that keeps twice as much for the level. */
const VISITED_WIDTH = 410;
const LEAST_WIDTH_TO_WIDEN = 3 * VISITED_WIDTH;
/** In milliseconds: a few frames. */
const TABS_SETTLE = 100;

const THEME: DockviewTheme = {
  name: 'levelwright',
  className: 'dock-theme',
  dndOverlayMounting: 'absolute',
  dndPanelOverlay: 'group',
  dndTabIndicator: 'line',
};

/** What the dock shows in its places; the dock itself knows no panel. */
export interface DockContents {
  readonly viewport: HTMLElement;
  /** Draws a panel into the element; returns the way to take it away. */
  renderPanel(id: PanelId, element: HTMLElement): () => void;
  renderTab(id: PanelId, element: HTMLElement): () => void;
  renderCloseButton(element: HTMLElement, close: () => void): () => void;
}

const isPanelId = (id: string): id is PanelId => (PANEL_IDS as readonly string[]).includes(id);

/** The panels around the viewport: docked, resized, closed and opened again, and arranged as they were last time. */
export class PanelDock implements PanelControl {
  readonly shown = signal<ReadonlySet<PanelId>>(new Set());
  private readonly contents: DockContents;
  /** Undefined until the dock has a place in the page. */
  private api: DockviewApi | undefined;

  constructor(contents: DockContents) {
    this.contents = contents;
  }

  /**
   * Builds the dock.
   * @param place an element of the page that has a size
   * @param arrangement what `arrangement` gave in an earlier session; anything else gives the first arrangement
   * @param onChange called after every change of the arrangement
   */
  start(place: HTMLElement, arrangement: unknown, onChange: () => void): void {
    const { contents } = this;
    const api = createDockview(place, {
      theme: THEME,
      disableFloatingGroups: true,
      createComponent: ({ name }) => contentRenderer(name, contents),
      createTabComponent: ({ id }) => tabRenderer(id, contents),
      createRightHeaderActionComponent: (group) => closeRenderer(group, contents),
    });
    this.api = api;
    restore(api, arrangement);
    for (const id of VISITED) this.hide(id);
    this.update();
    api.onDidLayoutChange(() => {
      this.update();
      onChange();
    });
  }

  get arrangement(): unknown {
    return this.api?.toJSON();
  }

  show(id: PanelId): void {
    const { api } = this;
    if (!api) return;
    const known = api.getPanel(id);
    if (known) known.api.setActive();
    else addPanel(api, id);
    if (ASKED_FOR.includes(id)) makeRoom(api, id);
    this.update();
    requestAnimationFrame(() => {
      document.querySelector<HTMLElement>(`[data-panel="${id}"]`)?.focus();
      // By then the dock knows that its tabs do not fit, and has put its list of the others beside them.
      setTimeout(() => showTab(api, id), TABS_SETTLE);
    });
  }

  hide(id: PanelId): void {
    this.api?.getPanel(id)?.api.close();
    this.update();
  }

  reset(): void {
    if (!this.api) return;
    this.api.clear();
    arrangeAsAtFirst(this.api);
    this.update();
  }

  focusRegion(step: 1 | -1): void {
    focusNextRegion(step);
  }

  private update(): void {
    this.shown.value = new Set(this.api?.panels.map(({ id }) => id).filter(isPanelId));
  }
}

/** An arrangement that cannot be restored whole, or lacks the viewport, is none. */
function restore(api: DockviewApi, arrangement: unknown): void {
  try {
    if (arrangement !== null && typeof arrangement === 'object') {
      api.fromJSON(arrangement as Parameters<DockviewApi['fromJSON']>[0]);
    }
  } catch {
    api.clear();
  }
  if (api.getPanel(VIEWPORT)) {
    lockViewport(api);
    return;
  }
  api.clear();
  arrangeAsAtFirst(api);
}

function arrangeAsAtFirst(api: DockviewApi): void {
  api.addPanel({ id: VIEWPORT, component: VIEWPORT, title: text('editor.region.viewport') });
  for (const id of PANEL_IDS) if (!ASKED_FOR.includes(id)) addPanel(api, id);
  api.getPanel('inspector')?.api.setActive();
  api.getPanel('history')?.api.setActive();
  lockViewport(api);
}

const BOTTOM: readonly PanelId[] = ['history', 'messages', 'trace'];
/** Open only while something is done in them. */
const VISITED: readonly PanelId[] = ['generator'];
/** Not there until somebody asks for them. */
const ASKED_FOR: readonly PanelId[] = [...VISITED, 'preview', 'trace', 'analysis'];

/** Adds a panel where its like are, or where they would be. */
function addPanel(api: DockviewApi, id: PanelId): void {
  const isBottom = BOTTOM.includes(id);
  const mate = PANEL_IDS.find(
    (other) => other !== id && BOTTOM.includes(other) === isBottom && api.getPanel(other) !== undefined,
  );
  const alone = isBottom
    ? { referencePanel: VIEWPORT, direction: 'below' as const }
    : { direction: 'right' as const };
  api.addPanel({
    id,
    component: id,
    tabComponent: id,
    title: text(panelTitle(id)),
    ...(isBottom
      ? { initialHeight: BOTTOM_HEIGHT, minimumHeight: MIN_BOTTOM_HEIGHT }
      : { initialWidth: RIGHT_WIDTH, minimumWidth: MIN_RIGHT_WIDTH }),
    position: mate ? { referencePanel: mate, direction: 'within' } : alone,
  });
}

/** One tab more than usual is cut off, where the window has room for it. */
function makeRoom(api: DockviewApi, id: PanelId): void {
  const group = api.getPanel(id)?.group;
  if (id === 'trace' && group && group.height < TRACE_HEIGHT) group.api.setSize({ height: TRACE_HEIGHT });
  if (!group || group.width >= VISITED_WIDTH || api.width < LEAST_WIDTH_TO_WIDEN) return;
  group.api.setSize({ width: VISITED_WIDTH });
}

/** A row with more tabs than it has room for begins with the first, whichever is shown. */
function showTab(api: DockviewApi, id: PanelId): void {
  const tab = api.getPanel(id)?.group.element.querySelector('.dv-active-tab');
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The viewport has no tab, is never closed, and nothing is dropped into its place. */
function lockViewport(api: DockviewApi): void {
  const group = api.getPanel(VIEWPORT)?.group;
  if (!group) return;
  group.header.hidden = true;
  group.locked = 'no-drop-target';
}

function contentRenderer(name: string, contents: DockContents): IContentRenderer {
  if (name === VIEWPORT) return { element: contents.viewport, init: () => {} };
  if (!isPanelId(name)) throw new RangeError(`No panel is called ${name}.`);
  const element = document.createElement('section');
  element.className = 'panel';
  element.tabIndex = -1;
  element.dataset.panel = name;
  element.setAttribute('aria-label', text(panelTitle(name)));
  let stop = (): void => {};
  return {
    element,
    init: () => {
      stop = contents.renderPanel(name, element);
    },
    dispose: () => stop(),
  };
}

function tabRenderer(id: string, contents: DockContents): ITabRenderer {
  const element = document.createElement('div');
  element.className = 'tab-face';
  let stop = (): void => {};
  return {
    element,
    init: () => {
      if (isPanelId(id)) stop = contents.renderTab(id, element);
    },
    dispose: () => stop(),
  };
}

function closeRenderer(group: DockviewGroupPanel, contents: DockContents): IHeaderActionsRenderer {
  const element = document.createElement('div');
  element.className = 'tab-actions';
  let stop = (): void => {};
  return {
    element,
    init: () => {
      stop = contents.renderCloseButton(element, () => group.activePanel?.api.close());
    },
    dispose: () => stop(),
  };
}
