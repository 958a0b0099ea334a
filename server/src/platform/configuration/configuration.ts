/** The settings from environment variables, read and checked once at start. */
export interface Configuration {
  readonly port: number;
  /** Interface to listen on. */
  readonly host: string;
  /** Address under which browsers reach the console, without a slash at the end. */
  readonly publicUrl: string;
  /** PostgreSQL 15 or newer; `null`: the embedded database inside the data directory. */
  readonly databaseUrl: string | null;
  /** Holds the embedded database, files and generated secrets. */
  readonly dataDirectory: string;
  /** Where the core system puts its files (records/core-feed/file-drop.ts). */
  readonly coreFeedDirectory: string;
  /** Holds the built shell, remotes and server. */
  readonly buildDirectory: string;
  /** Password of the demo accounts; `null`: one is generated at the first start. */
  readonly demoPassword: string | null;
  /**
   * Whether seeded accounts may be used; without them only ADMIN01 can sign in, and must change its password at once.
   */
  readonly demoAccounts: boolean;
  /** Whether the seeded setting sends sign-in to the identity service. */
  readonly sso: boolean;
  /** The seed date D: all seeded times are relative to it. */
  readonly seedDate: Date;
  readonly seedZipRows: number;
  /**
   * Protects secrets and personal numbers, 32 bytes in base64; `null`: kept in the data directory (see
   * protected-text/data-key.ts).
   */
  readonly dataKey: string | null;
  /** Former data keys: they still decrypt what is not yet re-encrypted (runbook, keys). */
  readonly earlierDataKeys: readonly string[];
  /** Sign-in attempts allowed from one address in a minute. */
  readonly signInsPerMinute: number;
  /** Proxies whose `X-Forwarded-For` names the caller: addresses, ranges, or `loopback`, `linklocal`, `uniquelocal`. */
  readonly trustedProxies: readonly string[];
  /** Mail server, `smtp://` or `smtps://`; `null`: messages are kept as files in the data directory. */
  readonly mailUrl: string | null;
  /** Sender of messages. */
  readonly mailFrom: string;
  /** Gateway for push, member inbox, SMS and WhatsApp; `null`: those channels are not connected, and say so. */
  readonly messageGatewayUrl: string | null;
  readonly messageGatewayToken: string | null;
  /** Provider of the automatic checks of card applications; `null`: a person checks every application. */
  readonly cardCheckUrl: string | null;
  readonly cardCheckToken: string | null;
  /** Service of the core system that takes complete orders; `null`: their messages wait. */
  readonly coreOrdersUrl: string | null;
  readonly coreOrdersToken: string | null;
  /** Service of the core system that names the holder of a bank account; `null`: accounts stay unverified. */
  readonly bankInquiryUrl: string | null;
  readonly bankInquiryToken: string | null;
  /** Hosts of the own network, `host` or `host:port`, that addresses from records and settings may name. */
  readonly innerServices: readonly string[];
  /** Program and arguments that scan uploads (see http/scan.ts); `null`: they are not scanned. */
  readonly scanCommand: readonly string[] | null;
  readonly releases: ReleaseConfiguration;
  /** Bearer token that the scraper of `/metrics` must send; `null`: there are no metrics. */
  readonly metricsToken: string | null;
  readonly logLevel: string;
}

/** The release registry (ADR 22). */
export interface ReleaseConfiguration {
  /** An S3-compatible store of their files; `null`: the folder `releases` of the data directory. */
  readonly store: {
    readonly url: string;
    readonly region: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  } | null;
  /** Where browsers fetch their files, without a slash at the end: a path of this server or another origin. */
  readonly address: string;
  /**
   * Which remotes of the build beside the program are registered at the start: those with a build that was never seen,
   * or only those that the registry does not know.
   */
  readonly fromBuild: 'changed' | 'empty';
}
