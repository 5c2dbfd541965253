export const commandLineTexts = {} as const;
