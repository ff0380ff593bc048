/** A signature, and the public key that verifies it: Ed25519, both in base64url. */
export interface Signature {
  key: string
  value: string
}

/** Which team a part belongs to, and which addresses belong to the part. */
export interface PartPolicy {
  /** Public keys of the team. A release of the part is signed by one of them. */
  keys: readonly string[]
  /** Paths of the site that belong to the part with everything below them; the longest that matches decides. */
  addresses?: readonly string[]
}

/** Who may release what, as data of the registry (ADR 0065). */
export interface ReleasePolicy {
  /** By name of the part; a part without an entry cannot be released. */
  parts: Readonly<Record<string, PartPolicy>>
  /** Public keys that may change which release of any part is live, and the policy; they sign no releases. */
  operators: readonly string[]
  /** Counts the changes of the policy; absent in one that was signed before it did. */
  version?: number
  /** Signature of an operator. */
  signature?: Signature
}
