import { Command, InvalidArgumentError, Option } from 'commander';
import { StepFailure } from '../lib/step.mjs';
import { connect, remoteOf } from './client.mjs';
import { builtRelease } from './built.mjs';
import { changeRemote, newestRelease } from './change.mjs';
import { acceptOffer, dismissOffer } from './offer.mjs';
import { checkBuilt, publishBuilt } from './publish.mjs';
import { historyText, statusText, whyText } from './read.mjs';
import { checkShell } from './shell.mjs';

const remoteIs = 'the remote; by default the one that the token is for';

function share(text) {
  const [, number] = /^(\d{1,3})%?$/.exec(text) ?? [];
  if (number === undefined || Number(number) > 100) throw new InvalidArgumentError('A share is 0% to 100%.');
  return Number(number);
}
function whole(text) {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('A whole number is needed.');
  return Number(text);
}
const list = (text) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Options of all changes. */
const change = (command) =>
  command
    .option('-m, --reason <why>', 'why, at least 5 characters; kept with the change and in the audit trail')
    .option(
      '--state <number>',
      'refuse unless the remote is still at this state (see status); by default the state at the time of the command',
      whole,
    )
    .option('-n, --dry-run', 'say what would change, and change nothing');

const introduction = `Releases one remote of a running console: nothing else is built, restarted or touched.

A release goes through three hands: it is checked, published (stored, given to nobody), and then given to people
by canary and promote. Every way is one command back: rollback, undo, disable.

  CONSOLE_RELEASE_URL    address of the console (http://localhost:3000)
  CONSOLE_RELEASE_TOKEN  token of the remote's team, made on /platform/remotes/tokens; on your own machine the one
                         that the running console has left in its data directory
  CONSOLE_RELEASE_KEY    private Ed25519 key of the team in PEM: nobody gets what it has not signed; on your own
                         machine the one that the running console has left in its data directory`;

const examples = `
Examples
  node packages/build/src/run.mjs apps/cards     builds the remote
  pnpm release check cards                       is it sound, and does it fit what runs?
  pnpm release check --shell                     may the shell go out, with every remote that is live?
  pnpm release publish cards
  pnpm release canary 10% cards -m "New search"  one in ten gets it
  pnpm release promote cards -m "No complaints"  everybody gets it
  pnpm release rollback cards -m "Wrong totals"  everybody gets the release before
  pnpm release why cards for HOOPS01             what this user gets, and why

Exit code 0 when it was done, 1 when it was not; the last line says why.`;

/**
 * The command line of the domain teams.
 * @param {{ environment?: Record<string, string | undefined>, say?: (text: string) => void }} [surroundings]
 */
export function releaseProgram({ environment = process.env, say = console.log } = {}) {
  const connected = () => connect(environment);
  const program = new Command('pnpm release')
    .addHelpText('beforeAll', (context) => (context.command.parent ? '' : `${introduction}\n`))
    .addHelpText('after', examples)
    .showHelpAfterError('(--help tells more)')
    .helpCommand('help [command]', 'tells of one command');

  program
    .command('check')
    .argument('[remote]', 'the remote')
    .description(
      'checks what was last built: contract, budgets, second copies, exposes, routes and privileges, translations, ' +
        'and whether it fits every live shell and remote',
    )
    .option('--shell', 'the shell in place of a remote: may it go out, against every release that somebody may get?')
    .option('--from <folder>', 'the built files (apps/<remote>/dist, build/shell)')
    .option('--offline', 'without the console: does not say whether it can be deployed')
    .option('-n, --dry-run', 'the same: a check changes nothing')
    .action(async (remote, { from, offline, shell }) => {
      if (Boolean(remote) === Boolean(shell)) throw new StepFailure('Check what? Name a remote, or --shell.');
      if (shell && offline)
        throw new StepFailure('Only the console knows which releases the shell has to fit: leave --offline out.');
      const live = offline ? null : await (await connected())('live');
      say(await (shell ? checkShell(live, from) : checkBuilt(await builtRelease(remote, { from }), live)));
    });

  program
    .command('publish')
    .argument('[remote]', remoteIs)
    .description(
      'checks and stores what was last built. The first release of a remote goes to everybody, ' +
        'every other to nobody until canary or promote',
    )
    .option('--from <folder>', 'the built files (apps/<remote>/dist)')
    .option('--version <version>', 'what it is called, e.g. 1.4.0; ten digits of its content are added')
    .option('--changelog <line>', 'what changed; by default the first line of the last commit')
    .option('-n, --dry-run', 'check and pack, and publish nothing')
    .action(async (remote, options) =>
      say((await publishBuilt(await connected(), remote, { ...options, environment })).text),
    );

  change(
    program
      .command('canary')
      .argument('<share>', 'percent of the users who are not named, e.g. 10%', share)
      .argument('[remote]', remoteIs)
      .description(
        'gives a release to some: a share of all that stays the same people as it grows, named users, holders of roles',
      )
      .option('--version <version>', 'the release; by default the one published last')
      .option('--users <names>', 'usernames, by comma', list, [])
      .option('--roles <names>', 'names of roles, by comma', list, [])
      .option('--again', 'also a release that the console has stepped back from'),
  ).action(async (percent, named, { version, users, roles, again, ...options }) => {
    const ask = await connected();
    const remote = await remoteOf(ask, named);
    say(
      await changeRemote(ask, 'canary', {
        ...options,
        remote,
        body: { share: percent, users, roles, again, version: version ?? (await newestRelease(ask, remote)) },
      }),
    );
  });

  const simple = (name, call, description, prepare = (command) => command) =>
    change(prepare(program.command(name).argument('[remote]', remoteIs).description(description))).action(
      async (remote, { version, again, ...options }) =>
        say(await changeRemote(await connected(), call, { ...options, remote, body: { version, again } })),
    );
  const version =
    (text, mandatory = false) =>
    (command) =>
      command.addOption(new Option('--version <version>', text).makeOptionMandatory(mandatory));

  simple('canary-end', 'canaryEnd', 'ends the canary: everybody gets the stable release');
  simple('promote', 'promote', 'gives a release to everybody; the one before becomes the previous one', (command) =>
    version('the release; by default the canary')(command).option(
      '--again',
      'also a release that the console has stepped back from',
    ),
  );
  simple(
    'rollback',
    'rollback',
    'gives everybody the release before, or a named one; ends a canary',
    version('the release; by default the previous one'),
  );
  simple('disable', 'disable', 'takes the remote away from everybody: its pages say so, and whose it is');
  simple('enable', 'enable', 'gives a disabled remote back');
  simple(
    'pin',
    'pin',
    'gives everybody this release until it is unpinned; until then nothing can be promoted or rolled back',
    version('the release', true),
  );
  simple('unpin', 'unpin', 'ends the pin');
  simple('undo', 'undo', 'brings back what the latest change changed');

  change(
    program
      .command('accept')
      .argument('[remote]', remoteIs)
      .description('signs the build that came with the program, and gives it to everybody'),
  ).action(async (remote, options) => say(await acceptOffer(await connected(), remote, { ...options, environment })));
  change(
    program
      .command('dismiss')
      .argument('[remote]', remoteIs)
      .description('leaves the build that came with the program unreleased'),
  ).action(async (remote, options) => say(await dismissOffer(await connected(), remote, options)));

  program
    .command('status')
    .argument('[remote]', 'one remote in full; by default all in a line each')
    .description('what runs')
    .action(async (remote) => say(await statusText(await connected(), remote)));
  program
    .command('history')
    .argument('[remote]', remoteIs)
    .description('who changed what, when and why')
    .option('--page <number>', 'further back', whole, 1)
    .action(async (remote, { page }) => say(await historyText(await connected(), remote, page)));
  program
    .command('why')
    .argument('<remote>')
    .argument('<for>', 'the word "for", or the user')
    .argument('[user]')
    .description('what one user gets, and why')
    .usage('<remote> for <user>')
    .action(async (remote, word, user) => say(await whyText(await connected(), remote, (user ?? word).toUpperCase())));
  return program;
}
