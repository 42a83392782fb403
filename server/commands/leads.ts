import { deleteLeads, listLeads, retryDeliveries } from '../leads/leads';
import { type Command, CommandError, emailOf } from './command';

/**
 * A cell of a CSV file. Spreadsheets would run a cell that starts like a formula, so it gets an apostrophe. Some split a line at `;`
 * or a tab, depending on the language of the computer, and quotes in the middle of a line do not stop them. So every
 * position where such a program could start a new cell gets an apostrophe, too.
 */
function cell(value: string): string {
  const safe = value.replace(/(^|[,;\t\r\n])([\s"']*)(?=[=+\-@＝＋－＠])|^(?=[\t\r])/g, "$1$2'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Without this mark, Excel reads UTF-8 as the encoding of the computer's language, and accents are garbled. */
const UTF8 = '\ufeff';

/** A visitor's text on one line, without characters that could change the terminal. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ');

const COLUMNS = ['id', 'receivedAt', 'name', 'email', 'mobile', 'company', 'message', 'deliveries'] as const;

/** `leads list`, `export`, `retry` and `delete`. */
export const leadCommands: Readonly<Record<string, Command>> = {
  'leads list': async (database) => {
    const leads = await listLeads(database);
    return leads
      .map(({ id, receivedAt, name, email, deliveries }) =>
        [id, receivedAt.toISOString(), oneLine(name), `<${oneLine(email)}>`, deliveries || 'no delivery'].join('  '),
      )
      .join('\n');
  },
  'leads export': async (database, { isCsv }) => {
    if (!isCsv) throw new CommandError('The only format is CSV: leads export --csv');
    const rows = (await listLeads(database)).map((lead) => {
      const values = { ...lead, receivedAt: lead.receivedAt.toISOString(), message: lead.message ?? '' };
      return COLUMNS.map((name) => cell(values[name])).join(',');
    });
    return UTF8 + [COLUMNS.join(','), ...rows].join('\r\n');
  },
  'leads retry': async (database) => `${await retryDeliveries(database)} deliveries are due again.`,
  'leads delete': async (database, { args }) => `Deleted ${await deleteLeads(database, emailOf(args))} leads.`,
};
