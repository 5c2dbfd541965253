export const toolsTexts = {} as const;
