const kit = /[\\/]packages[\\/](?:ui|contracts)[\\/]/;
const isKit = (module) => kit.test(module.resource ?? '');
/** Whether one of these chunks needs a module; they are named where they are imported. */
const isIn = (names, module, chunkGraph) =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => names.includes(name));

/**
 * How the shell's later files are cut: a few files by when they are needed, because one request fewer beats one
 * kilobyte fewer on a slow line. Numbers are checked by the budgets of the end-to-end tests.
 */
export const shellChunks = {
  minSize: 20_000,
  cacheGroups: {
    /** Store, calls, and the contract core they are made of: with the first page after the sign-in. */
    data: {
      name: 'data',
      chunks: 'async',
      enforce: true,
      priority: 30,
      test: new RegExp(
        [
          String.raw`[\\/]node_modules[\\/](?:@reduxjs|@standard-schema|redux|redux-thunk|immer|reselect|react-redux|use-sync-external-store|zod)[\\/]`,
          String.raw`[\\/]packages[\\/](?:api[\\/]src|contracts[\\/]src[\\/]core)[\\/][\w-]+\.ts$`,
        ].join('|'),
      ),
    },
    /** With the first date picker. */
    antd: {
      name: 'antd',
      chunks: 'async',
      enforce: true,
      priority: 20,
      test: /[\\/]node_modules[\\/](?:antd|@ant-design|@rc-component|@emotion|stylis|dayjs|clsx|throttle-debounce)[\\/]/,
    },
    /** What of the kit stands on every screen behind the sign-in. */
    kit: {
      name: 'kit',
      chunks: 'async',
      enforce: true,
      priority: 10,
      minChunks: 2,
      test: (module, { chunkGraph }) => isKit(module) && isIn(['frame', 'home', 'waiting'], module, chunkGraph),
    },
    /** What lists, forms and details have in common, each part too small for a file of its own: with the first of them, so that a further module brings only its own. */
    screens: { name: 'screens', chunks: 'async', enforce: true, priority: 5, minChunks: 3, test: isKit },
  },
};

/**
 * How a remote's pages are cut: a stylesheet that several pages of a module bring is one file, not one for each; and what
 * eight or more pages need of the remote's own parts and of contracts, each too small for a file of its own, comes with the
 * first of them, so that a further page brings only its own. Fewer than eight would be pages of a single module.
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
