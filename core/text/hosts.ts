export const hostsTexts = {} as const;
