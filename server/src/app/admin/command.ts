import { parseArgs, type ParseArgsOptionDescriptor } from 'node:util';
import { UsageError } from '#kernel/start-error';

/** An option of a command. */
export interface Option extends ParseArgsOptionDescriptor {
  /** Name of its value in the help; none for a flag. */
  value?: string;
  about: string;
}

/** Arguments and options of one run of a command. */
export interface Call {
  /** Name of the command. */
  command: string;
  /** Arguments without options. */
  given: string[];
  /** Value of an option; null when it is not given. */
  text: (option: string) => string | null;
  /** Whether a flag is given. */
  has: (flag: string) => boolean;
}

/** A command of the operator. */
export interface Command {
  /** One word or two. */
  name: string;
  /** Arguments in the help: `NAMESPACE PLAN`. Those in brackets may be absent, and `…` follows one that may be repeated. */
  arguments?: string;
  /** One sentence. */
  about: string;
  options?: Record<string, Option>;
  /** Further lines of the help. */
  details?: readonly string[];
  run: (call: Call) => Promise<void>;
}

/** Options of every command. */
const COMMON: Record<string, Option> = { help: { type: 'boolean', about: 'Shows this help.' } };

/** Option of commands that print a list. */
export const JSON_OPTION: Record<string, Option> = {
  json: { type: 'boolean', about: 'Prints JSON for programs.' },
};

/** Returns all options of a command. */
export const optionsOf = ({ options = {} }: Command): Record<string, Option> => ({ ...options, ...COMMON });

/** Returns how a command is called. */
export const usageOf = (command: Command): string =>
  ['npm run admin --', command.name, command.arguments, command.options && '[OPTIONS]']
    .filter(Boolean)
    .join(' ');

/**
 * Finds the command of the given words and reads its arguments.
 * @throws UsageError for an unknown command, option or argument, and a missing argument
 */
export function readCall(
  commands: readonly Command[],
  words: readonly string[],
): { command: Command; call: Call } {
  const command =
    commands.find(({ name }) => name === words.slice(0, 2).join(' ')) ??
    commands.find(({ name }) => name === words[0]);
  if (!command) throw new UsageError(unknown(words[0]));
  const { values, positionals } = parse(command, words.slice(command.name.split(' ').length));
  if (!values['help']) assertCount(command, positionals);
  return {
    command,
    call: {
      command: command.name,
      given: positionals,
      text: (option) => (values[option] as string | undefined)?.trim() || null,
      has: (flag) => values[flag] === true,
    },
  };
}

const unknown = (word: string | undefined): string =>
  word === undefined
    ? 'Name a command. "npm run admin -- help" lists them.'
    : `"${word}" is not a command. "npm run admin -- help" lists them.`;

function parse(command: Command, args: string[]) {
  try {
    return parseArgs({ args, options: optionsOf(command), allowPositionals: true });
  } catch (error) {
    const [problem] = (error as Error).message.split('. '); // what follows is about the syntax
    throw new UsageError(`${problem!.replace(/\.$/, '')}.\nUsage: ${usageOf(command)}`, { cause: error });
  }
}

function assertCount(command: Command, positionals: readonly string[]): void {
  const names = command.arguments?.split(' ') ?? [];
  const least = names.filter((name) => !name.startsWith('[')).length;
  const most = names.some((name) => name.includes('…')) ? Infinity : names.length;
  if (positionals.length < least)
    throw new UsageError(`${names[positionals.length]} is missing.\nUsage: ${usageOf(command)}`);
  if (positionals.length > most)
    throw new UsageError(`"${positionals[most]}" is one argument too many.\nUsage: ${usageOf(command)}`);
}
