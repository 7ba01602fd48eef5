/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The address of a server that keeps the rows; without it they stay in the browser. */
  readonly VITE_API_URL?: string;
}
