/** Text around the honeypot field. */
export const leadTrap = {
  label: 'Leave this empty',
  title: 'This was not sent',
  text: 'A hidden field was filled in, as spam programs do. What you typed is still here. If your browser filled it in, empty that field and send again, or write to',
  send: 'Empty it and send',
} as const;
