export const projectTexts = {} as const;
