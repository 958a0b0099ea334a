/** A PostgreSQL server for tests; see the module. */
export interface Cluster {
  readonly url: string;
  /** The same server by its Unix socket, which is faster; equal to `url` where it has none. */
  readonly socketUrl: string;
  readonly description: string;
  stop(): Promise<void>;
}
export interface OwnCluster extends Cluster {
  /** Stops it immediately, like `pg_ctl stop -m immediate`. */
  crash(): Promise<void>;
  /** Starts it again on its port with its data. */
  startAgain(): Promise<void>;
}
export interface ClusterPlace {
  /** For databases of less than a gigabyte in all: keeps the data in memory, where there is room. */
  readonly inMemory?: boolean;
}
type Settings = Readonly<Record<string, string | number>>;
export function startCluster(more?: Settings, place?: ClusterPlace): Promise<Cluster>;
export function startOwnCluster(more?: Settings, place?: ClusterPlace): Promise<OwnCluster>;
