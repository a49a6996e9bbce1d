import { AppError } from '#kernel/errors';
import { StartError, UsageError } from '#kernel/start-error';
import { ACCOUNT_COMMANDS } from './account-commands.ts';
import { BACKUP_COMMANDS } from './backup-commands.ts';
import { type Command, optionsOf, readCall, usageOf } from './command.ts';
import { INSTITUTION_COMMANDS } from './institution-commands.ts';
import { JOB_COMMANDS } from './job-commands.ts';

/** All commands in the order of the help. */
const COMMANDS: readonly Command[] = [
  ...INSTITUTION_COMMANDS,
  ...ACCOUNT_COMMANDS,
  ...JOB_COMMANDS,
  ...BACKUP_COMMANDS,
];

/**
 * Runs the command of an operator.
 * @param words arguments of the process
 * @throws StartError when it is called in a wrong way, or cannot do its work
 */
export async function runAdmin(words: readonly string[]): Promise<void> {
  const [first, ...rest] = words;
  if (first === 'help' || first === '--help') return printHelp(rest);
  const { command, call } = readCall(COMMANDS, words);
  if (call.has('help')) return console.log(helpOf(command));
  try {
    await command.run(call);
  } catch (error) {
    if (error instanceof AppError) throw new StartError(error.message, { cause: error });
    throw error;
  }
}

function printHelp(words: readonly string[]): void {
  const name = words.join(' ');
  if (!name) return console.log(overview());
  const command = COMMANDS.find((each) => each.name === name);
  if (!command) throw new UsageError(`"${name}" is not a command. "npm run admin -- help" lists them.`);
  console.log(helpOf(command));
}

function overview(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  return [
    'Commands of the operator. They read the same environment variables as the server.',
    '',
    ...COMMANDS.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`),
    '',
    '"npm run admin -- help COMMAND" describes a command. Exit codes: 0 done, 1 failed, 2 called in a wrong way.',
  ].join('\n');
}

function helpOf(command: Command): string {
  const options = Object.entries(optionsOf(command)).map(([name, { value, about }]): [string, string] => [
    `--${name}${value ? ` ${value}` : ''}`,
    about,
  ]);
  const width = Math.max(...options.map(([name]) => name.length));
  return [
    `Usage: ${usageOf(command)}`,
    '',
    command.about,
    ...(command.details ?? []),
    '',
    ...options.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`),
  ].join('\n');
}
