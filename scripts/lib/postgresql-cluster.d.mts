/** A PostgreSQL server for tests; see the module. */
export interface Cluster {
  readonly url: string;
  readonly description: string;
  stop(): Promise<void>;
}
export interface OwnCluster extends Cluster {
  /** Stops it immediately, like `pg_ctl stop -m immediate`. */
  crash(): Promise<void>;
  /** Starts it again on its port with its data. */
  startAgain(): Promise<void>;
}
export function startCluster(more?: Readonly<Record<string, string | number>>): Promise<Cluster>;
export function startOwnCluster(more?: Readonly<Record<string, string | number>>): Promise<OwnCluster>;
