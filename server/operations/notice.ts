/** What the owner should know and do. The message contains nothing of a lead. */
export interface Notice {
  readonly code: NoticeCode;
  /** What is wrong and what to do, with commands in backticks. */
  readonly message: string;
  /** Since when it is so. */
  readonly since: Date;
  /** How many leads, events or other things it is about. */
  readonly count: number;
}

/** All codes. Each is also a series of `/metrics`. */
export const noticeCodes = [
  'leads-dead',
  'leads-late',
  'leads-unsent',
  'changes-dead',
  'backup-unproven',
  'backup-old',
  'certificate',
] as const;
type NoticeCode = (typeof noticeCodes)[number];
