/** Words around the field that people do not see and programs fill in. */
export const leadTrap = {
  label: 'Leave this empty',
  title: 'This was not sent',
  text: 'A field that nobody sees was filled in, as programs do that send unwanted mail. What you typed is still here. If it was your browser, empty that field and send again, or write to',
  send: 'Empty it and send',
} as const;
