import { runAction } from '../actions/action.ts';
import { findActionById } from '../actions/all-actions.ts';
import { useEditor } from '../panels/editor-context.ts';
import { ChoiceDialog } from './choice-dialog.tsx';
import type { OpenDialog } from './dialogs.ts';
import { ExportDialog } from './export-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { PaletteDialog } from './palette-dialog.tsx';
import { NewLevelDialog, OpenLevelDialog, WelcomeDialog } from './start-dialogs.tsx';

/** The dialogs that are open, one above the other. */
export function DialogLayer() {
  const { dialogs } = useEditor();
  return (
    <>
      {dialogs.open.value.map((dialog) => (
        <DialogView key={dialog.number} dialog={dialog} />
      ))}
    </>
  );
}

function DialogView({ dialog }: { readonly dialog: OpenDialog }) {
  const editor = useEditor();
  switch (dialog.kind) {
    case 'choice':
      return <ChoiceDialog question={dialog.question} close={dialog.close} />;
    case 'name':
      return <NameDialog question={dialog.question} close={dialog.close} />;
    case 'open-level':
      return <OpenLevelDialog question={dialog.question} close={dialog.close} />;
    case 'new-level':
      return <NewLevelDialog close={dialog.close} />;
    case 'welcome':
      return <WelcomeDialog question={dialog.question} close={dialog.close} />;
    case 'keys':
      return <KeysDialog close={dialog.close} />;
    case 'palette':
      return (
        <PaletteDialog
          close={(id) => {
            dialog.close(id);
            const action = id === null ? undefined : findActionById(id);
            // After the dialog has given the focus back, so that the action may move it.
            if (action) requestAnimationFrame(() => runAction(action, editor));
          }}
        />
      );
    case 'export':
      return <ExportDialog close={dialog.close} />;
  }
}
