import type { TextKey } from '../../core/text/text.ts';
import type { IconName } from '../panels/icons.ts';
import type { Editor } from '../session/editor.ts';
import { saveTrace } from '../session/trace/save-trace.ts';
import type { TraceViewer } from '../session/trace/trace-viewer.ts';
import type { Action } from './action.ts';

const step = (
  id: string,
  label: TextKey,
  icon: IconName,
  keys: readonly string[],
  run: (trace: TraceViewer) => void,
): Action => ({
  id: `trace.${id}`,
  label,
  group: 'defence',
  icon,
  keys,
  mode: 'defence',
  repeats: true,
  isAvailable: ({ trace }) => trace.log.value !== null,
  run: ({ trace }) => run(trace),
});

const hasLevel = ({ session }: Editor): boolean => session.defences.defence.value !== null;

/** Watching the builder of a defence level. */
export const TRACE_ACTIONS: readonly Action[] = [
  {
    id: 'trace.watch',
    label: 'trace.record',
    group: 'defence',
    icon: 'watch',
    keys: ['Shift+T'],
    mode: 'defence',
    isAvailable: hasLevel,
    isOn: ({ trace }) => trace.isOpen.value,
    run: ({ trace, panels }) => {
      if (trace.isOpen.value) trace.close();
      else {
        panels.show('trace');
        trace.open();
      }
    },
  },
  step('first', 'trace.first', 'step-first', ['Shift+Home'], (trace) => trace.step(Number.NEGATIVE_INFINITY)),
  step('previous-rejection', 'trace.previous-rejection', 'jump-back', [], (trace) => trace.jump(-1)),
  step('back', 'trace.back', 'step-back', ['['], (trace) => trace.step(-1)),
  {
    ...step('play', 'trace.play', 'play', ['K'], (trace) => trace.togglePlay()),
    repeats: false,
    isOn: ({ trace }) => trace.isPlaying.value,
  },
  step('forward', 'trace.forward', 'step-forward', [']'], (trace) => trace.step(1)),
  step('next-rejection', 'trace.next-rejection', 'jump-forward', [], (trace) => trace.jump(1)),
  step('last', 'trace.last', 'step-last', ['Shift+End'], (trace) => trace.step(Number.POSITIVE_INFINITY)),
  {
    id: 'trace.export',
    label: 'trace.export',
    group: 'defence',
    icon: 'export',
    mode: 'defence',
    isAvailable: ({ trace }) => trace.log.value !== null,
    run: (editor) => saveTrace(editor),
  },
];
