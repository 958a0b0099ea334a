const kit = /[\\/]packages[\\/](?:ui|contracts)[\\/]/;
const isKit = (module) => kit.test(module.resource ?? '');
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
  'zod',
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

/**
 * How the shell's lazy files are split: into few files, grouped by when they are needed, because on a slow connection
 * one request fewer saves more than one kilobyte fewer. The budgets of the end-to-end tests check the sizes.
 */
export const shellChunks = {
  minSize: 20_000,
  cacheGroups: {
    /** Store, calls, and the contract core they use: loaded with the first page after sign-in. */
    data: {
      name: 'data',
      chunks: 'async',
      enforce: true,
      priority: 30,
      test: new RegExp(
        [
          String.raw`[\\/]node_modules[\\/](?:${storePackages.join('|')})[\\/]`,
          String.raw`[\\/]packages[\\/](?:api[\\/]src|contracts[\\/]src[\\/]core)[\\/][\w-]+\.ts$`,
        ].join('|'),
      ),
    },
    /** Loaded with the first date picker. */
    antd: {
      name: 'antd',
      chunks: 'async',
      enforce: true,
      priority: 20,
      test: new RegExp(String.raw`[\\/]node_modules[\\/](?:${antdPackages.join('|')})[\\/]`),
    },
    /** The parts of the kit that every screen after sign-in uses. */
    kit: {
      name: 'kit',
      chunks: 'async',
      enforce: true,
      priority: 10,
      minChunks: 2,
      test: (module, { chunkGraph }) => isKit(module) && isIn(['frame', 'home', 'waiting'], module, chunkGraph),
    },
    /**
     * What lists, forms and details share, each part too small for its own file: loaded with the first of them, so that
     * a further module loads only its own files.
     */
    screens: { name: 'screens', chunks: 'async', enforce: true, priority: 5, minChunks: 3, test: isKit },
  },
};

/**
 * How a remote's pages are split. A stylesheet that several pages import is one file. What eight or more pages import
 * from the remote and from contracts goes into one file, loaded with the first of them, so that a further page loads
 * only its own files; fewer than eight could be the pages of a single module.
 */
export const remoteChunks = {
  cacheGroups: {
    styles: { test: /\.css$/, chunks: 'async', enforce: true, minChunks: 2 },
    common: {
      name: 'common',
      test: /[\\/](?:apps|packages)[\\/].*\.tsx?$/,
      chunks: 'async',
      enforce: true,
      minChunks: 8,
    },
  },
};
