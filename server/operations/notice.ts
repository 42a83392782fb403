/** The codes of all notices of this server. Each is also a series of `/metrics`. */
export const noticeCodes = [
  'leads-dead',
  'leads-late',
  'leads-unsent',
  'changes-late',
  'backup-unproven',
  'backup-old',
  'certificate',
] as const;
