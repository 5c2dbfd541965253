import { signal } from '@preact/signals';
import type { LevelInfo } from '../../core/ipc/contract.ts';
import type { TemplateName } from '../../core/templates/templates.ts';

interface Choice {
  readonly id: string;
  readonly label: string;
  /** primary: what Enter does; danger: what loses something. */
  readonly look?: 'primary' | 'danger';
}

/** One question with a few answers. Escape gives null. */
export interface ChoiceQuestion {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A list that may be long: problems, repairs, notices. */
  readonly details?: readonly string[];
  readonly choices: readonly Choice[];
}

export interface NameQuestion {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly label: string;
  readonly initial: string;
  readonly confirm: string;
}

export interface LevelsQuestion {
  readonly project: string;
  readonly levels: readonly LevelInfo[];
  readonly canChooseFolder: boolean;
  /** The level that is open, marked in the list. */
  readonly current: string | null;
}

export type StartAnswer =
  | { readonly type: 'template'; readonly template: TemplateName }
  | { readonly type: 'level'; readonly id: string }
  | { readonly type: 'choose-folder' };

/** Every dialog, with what it is asked and what it answers. */
interface DialogTable {
  choice: { question: ChoiceQuestion; answer: string };
  name: { question: NameQuestion; answer: string };
  'open-level': { question: LevelsQuestion; answer: StartAnswer };
  'new-level': { question: null; answer: StartAnswer };
  welcome: { question: LevelsQuestion; answer: StartAnswer };
  export: { question: null; answer: null };
  palette: { question: null; answer: string };
  keys: { question: null; answer: null };
}

export type DialogKind = keyof DialogTable;
export type Question<K extends DialogKind> = DialogTable[K]['question'];
export type Answer<K extends DialogKind> = DialogTable[K]['answer'];

export type OpenDialog = {
  [K in DialogKind]: {
    readonly number: number;
    readonly kind: K;
    readonly question: Question<K>;
    /** Closes the dialog with an answer, or with null for none. */
    readonly close: (answer: Answer<K> | null) => void;
  };
}[DialogKind];

/** The dialogs that are open, topmost last. Whoever asks waits for the answer; nothing here knows the page. */
export class Dialogs {
  readonly open = signal<readonly OpenDialog[]>([]);
  private readonly onOpen: () => void;
  private count = 0;

  /** @param onOpen called before a dialog opens: a gesture cannot go on behind it */
  constructor(onOpen: () => void) {
    this.onOpen = onOpen;
  }

  get isOpen(): boolean {
    return this.open.value.length > 0;
  }

  /** Shows a dialog and answers with what the user chose; null when it was left without an answer. */
  ask<K extends DialogKind>(kind: K, question: Question<K>): Promise<Answer<K> | null> {
    this.onOpen();
    this.count += 1;
    const number = this.count;
    return new Promise((resolve) => {
      const close = (answer: Answer<K> | null): void => {
        this.open.value = this.open.value.filter((dialog) => dialog.number !== number);
        resolve(answer);
      };
      this.open.value = [...this.open.value, { number, kind, question, close } as unknown as OpenDialog];
    });
  }
}
