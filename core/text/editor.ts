export const editorTexts = {} as const;
