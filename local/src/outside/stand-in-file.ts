/** A file as a stand-in answers it. */
export interface StandInFile {
  readonly type: string
  readonly body: string | Buffer
}
