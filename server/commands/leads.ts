import { deleteLeads, listLeads, retryDeliveries } from '../leads/leads';
import { type Command, CommandError, emailOf, oneLine } from './command';

/**
 * Writes a cell of a CSV file. A spreadsheet would run a cell that starts like a formula, so an apostrophe is put before it. Depending on
 * the computer's language, some programs also split a line at `;` or at a tab, even inside quotes. So an apostrophe is put wherever such
 * a program could start a new cell.
 */
function cell(value: string): string {
  const safe = value.replace(/(^|[,;\t\r\n])([\s"']*)(?=[=+\-@＝＋－＠])|^(?=[\t\r])/g, "$1$2'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Without this mark, Excel reads the file in the encoding of the computer's language, and garbles accents. */
const UTF8 = '\ufeff';

const COLUMNS = ['id', 'receivedAt', 'name', 'email', 'mobile', 'company', 'message', 'deliveries'] as const;

/** The commands `leads list`, `leads export`, `leads retry` and `leads delete`. */
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
