/** The federation runtime that a remote's build uses; the build preset (`sharing.mjs`) defines this alias. */
declare module 'federation-for-containers' {
  const federation: {
    readonly runtime: object;
    readonly bundlerRuntime: object;
    readonly attachShareScopeMap: (require: unknown) => void;
  };
  export default federation;
}
