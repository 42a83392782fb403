/** Commands for operators: `npm run server -- COMMAND`, or `node dist-server/server.js COMMAND` in a release. */
import { parseArgs } from 'node:util';
import { accountCommands } from './commands/accounts';
import { type Command, CommandError } from './commands/command';
import { drill } from './commands/drill';
import { leadCommands } from './commands/leads';
import { linkCommands } from './commands/links';
import { testLeads } from './commands/test-leads';
import { verifyDeployment } from './commands/verify-deployment';
import { DatabaseAway } from './database/database';
import { migrate } from './database/migrate';
import { openDatabase } from './database/open-database';
import { reasonOf } from './reason';

const usage = `npm run server -- COMMAND, or in a release: node dist-server/server.js COMMAND
DATABASE_URL selects the database.

  account add EMAIL            adds an account; asks for its password
  account list                 lists the accounts
  account disable EMAIL        disables an account and ends its sessions
  account password EMAIL       sets a password and ends the sessions
      --password-stdin         reads the password from the first line of standard input
  leads list                   lists the leads with the states of their deliveries
  leads export --csv           prints all leads as CSV
  leads retry                  tries dead and waiting deliveries now, and for another 24 hours
  leads test                   sends a marked test through every channel; needs no database
  leads delete EMAIL           deletes all leads of a person
  links check                  lists the dead links of all articles; exits with 1 if there are any
      --external               also asks other sites, slowly
  migrate                      brings the schema up to date; the server does so at every start
  drill FILE                   proves that a backup can be restored, on a database that it drops again
      DRILL_DATABASE_URL       selects another server for that database
  verify-deployment URL        compares the files of a running site with this release; needs no database`;

const commands: Readonly<Record<string, Command>> = {
  ...accountCommands,
  ...leadCommands,
  ...linkCommands,
  migrate: async () => 'The schema is up to date.',
};

const readArguments = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      'password-stdin': { type: 'boolean', default: false },
      csv: { type: 'boolean', default: false },
      external: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });

async function main(): Promise<number> {
  let given: ReturnType<typeof readArguments>;
  try {
    given = readArguments();
  } catch (error) {
    console.error(`${usage}\n\n${reasonOf(error)}`);
    return 2;
  }
  const { values, positionals } = given;
  if (positionals[0] === 'verify-deployment' && !values.help) return verifyDeployment(positionals.slice(1));
  if (positionals[0] === 'drill' && !values.help) return drill(positionals.slice(1));
  const name = positionals.slice(0, 2).join(' ');
  if (name === 'leads test' && !values.help) return testLeads(process.env);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || values.help) {
    (values.help ? console.log : console.error)(usage);
    return values.help ? 0 : 2;
  }
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) throw new CommandError('Set DATABASE_URL to the database of the site.');
  const database = await openDatabase(DATABASE_URL).catch((error: Error) => {
    throw new CommandError(error.message);
  });
  try {
    await migrate(database).catch((error: unknown) => {
      throw new CommandError(reasonOf(error));
    });
    const { csv: isCsv, external: isExternal } = values;
    const args = positionals.slice(2);
    console.log(await command(database, { args, fromStdin: values['password-stdin'], isCsv, isExternal }));
    return 0;
  } finally {
    await database.close();
  }
}

// The disk may be full, or the reader may have ended, such as `head`.
process.stdout.on('error', (error) => {
  console.error(`The output could not be written: ${error.message}`);
  process.exit(1);
});

process.exitCode = await main().catch((error: unknown) => {
  const isExpected =
    error instanceof CommandError ||
    error instanceof DatabaseAway ||
    // With several hosts, each has its own reason.
    error instanceof AggregateError ||
    (error instanceof Error && 'code' in error);
  console.error(isExpected ? reasonOf(error) : error);
  return 1;
});
