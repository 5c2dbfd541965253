export const exportTexts = {} as const;
