const kit = /[\\/]packages[\\/](?:ui|contracts)[\\/]/;
const isKit = (module) => kit.test(module.resource ?? '');
/** Contracts that the pages of one module alone need, or the shell's own parts, however many those are. */
const ofOneModule = /[\\/]packages[\\/]contracts[\\/]src[\\/](?:platform[\\/]releases|shell)[\\/]/;
const isShared = (module) => isKit(module) && !ofOneModule.test(module.resource ?? '');
/** Whether one of these chunks needs a module. Chunks have their names where they are imported. */
const isIn = (names, module, chunkGraph) =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => names.includes(name));

const storePackages = [
  '@reduxjs',
  '@standard-schema',
  'redux',
  'redux-thunk',
  'immer',
  'reselect',
  'react-redux',
  'use-sync-external-store',
];
const antdPackages = [
  'antd',
  '@ant-design',
  '@rc-component',
  '@emotion',
  'stylis',
  'dayjs',
  'clsx',
  'throttle-debounce',
];

const inPackages = (names) => new RegExp(String.raw`[\\/]node_modules[\\/](?:${names.join('|')})[\\/]`);
/** What antd carries, with its stylesheets, which the build makes. */
const antd = new RegExp(String.raw`${inPackages(antdPackages).source}|[\\/]packages[\\/]build[\\/]src[\\/]antd[\\/]`);
const federation = inPackages(['@module-federation']);
/** The schema library, which is fetched by itself when something is first checked. */
const schemas = inPackages(['zod']);
/**
 * Parts of the kit that few lists show, with contracts that they alone need: what four eyes decide on, conditions in
 * words, lists that are worked off, feeds, files.
 */
const parts = {
  changes:
    /[\\/]packages[\\/](?:ui[\\/]src[\\/]changes[\\/].*\.tsx?|contracts[\\/]src[\\/]platform[\\/]approvals\.ts)$/,
  conditions: /[\\/]packages[\\/]contracts[\\/]src[\\/]core[\\/]conditions[\\/](?:check|relative|sentence)\.ts$/,
  queues: /[\\/]packages[\\/]ui[\\/]src[\\/]queues[\\/].*\.tsx?$/,
  'core-feed': /[\\/]packages[\\/]ui[\\/]src[\\/]core-feed[\\/].*\.tsx?$/,
  upload: /[\\/]packages[\\/]ui[\\/]src[\\/]upload[\\/].*\.tsx?$/,
};
const partOf = ({ resource = '' }) => Object.keys(parts).find((name) => parts[name].test(resource));
const kitStyles = /[\\/]packages[\\/]ui[\\/].*\.css$/;
/** The store, the calls, and what any call can be answered with: a refusal, or a change that waits for approval. */
const data = [
  inPackages(storePackages),
  /[\\/]packages[\\/]contracts[\\/]src[\\/]core[\\/](?:errors|field-errors|budgets|changes)\.ts$/,
  /[\\/]packages[\\/]api[\\/]src[\\/][\w-]+\.ts$/,
];
const contractCore = /[\\/]packages[\\/]contracts[\\/]src[\\/]core[\\/][\w-]+\.ts$/;

/**
 * Whether every page after sign-in needs a module, or is better off with it: data, the frame itself, what home
 * shares with other screens, and style sheets of three or more screens, since a late one styles the whole page again.
 * What home does not need of the contracts comes with the first list.
 */
function isBase(module, { chunkGraph }) {
  const { resource = '' } = module;
  const chunks = [...chunkGraph.getModuleChunksIterable(module)];
  if (antd.test(resource)) return false;
  if (data.some((each) => each.test(resource))) return true;
  if (isIn(['frame'], module, chunkGraph)) return true;
  if (contractCore.test(resource)) return isIn(['home', 'waiting'], module, chunkGraph);
  if (kitStyles.test(resource)) return chunks.length > 2;
  return chunks.length > 1 && isKit(module) && isIn(['home', 'waiting'], module, chunkGraph);
}

/**
 * How the shell's lazy files are split: into few files, grouped by when they are needed, because on a slow connection
 * one request fewer saves more than one kilobyte fewer. The budgets of the end-to-end tests check the sizes.
 */
export const shellChunks = {
  minSize: 20_000,
  cacheGroups: {
    /**
     * Loaded with every page after sign-in. Sign-in does not wait for it: it keeps its own copy of what it shares with
     * the base, which is small.
     */
    base: {
      name: 'base',
      chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'sign-in',
      enforce: true,
      priority: 30,
      test: isBase,
    },
    /** The rich inputs and what else antd carries: one file, loaded after the first rows. */
    antd: { name: 'antd', chunks: 'async', enforce: true, priority: 20, test: antd },
    /** Each a file of its own, fetched by the pages that show it, so that the first list does not wait for it. */
    parts: {
      name: partOf,
      chunks: 'async',
      enforce: true,
      priority: 6,
      test: (module) => partOf(module) !== undefined,
    },
    /**
     * What lists, forms and details share, each part too small for its own file: loaded with the first of them, so that
     * a further module loads only its own files.
     */
    screens: { name: 'screens', chunks: 'async', enforce: true, priority: 5, minChunks: 3, test: isShared },
    /**
     * Packages of one place in files of their own, but the federation runtime: `remotes` begins with it. Nor the schema
     * library, which is one file.
     */
    defaultVendors: {
      idHint: 'vendors',
      priority: -10,
      reuseExistingChunk: true,
      test: ({ resource = '' }) =>
        /[\\/]node_modules[\\/]/.test(resource) && !federation.test(resource) && !schemas.test(resource),
    },
  },
};

/** Whether a file was made for contracts that a page fetches by themselves: it is no page. */
const isOfContract = (chunk) =>
  [...chunk.groupsIterable].every(
    ({ origins }) => origins.length > 0 && origins.every(({ request }) => request?.startsWith('@console/contracts/')),
  );
const own = /[\\/](?:apps|packages)[\\/].*\.tsx?$/;
const pagesWith = (module, chunkGraph) =>
  [...chunkGraph.getModuleChunksIterable(module)].filter((chunk) => !chunk.canBeInitial() && !isOfContract(chunk));

/**
 * How a remote's pages are split. A stylesheet that several pages import is one file. What fourteen or more pages
 * import from the remote and from contracts goes into one file, loaded with the first of them, so that a further page
 * loads only its own files; fewer could be the pages of one module in two lines, which the first page does without.
 * What fewer pages share is a file of its own from 14 kB of source (20 kB by default), 2 kB of what is sent: a third
 * of the bytes of a session were contracts that several pages brought for themselves.
 */
export const remoteChunks = {
  minSize: 14_000,
  cacheGroups: {
    styles: { test: /\.css$/, chunks: 'async', enforce: true, minChunks: 2 },
    common: {
      name: 'common',
      test: (module, { chunkGraph }) => own.test(module.resource ?? '') && pagesWith(module, chunkGraph).length >= 14,
      chunks: 'async',
      enforce: true,
    },
  },
};
