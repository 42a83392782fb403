/** Writes a number of bytes for use in a sentence, such as `5 MB`. */
export const megabytes = (bytes: number): string => `${Math.round((bytes / 1024 / 1024) * 100) / 100} MB`;
