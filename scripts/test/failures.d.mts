/** What `failures.mjs` reads of a report of Vitest. */
type VitestReport = {
  testResults?: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** Of a report of Playwright: suites within suites. */
type Suite = {
  suites?: Suite[]
  specs?: {
    file: string
    title: string
    tests: { status: string; results: { errors?: { message?: string }[] }[] }[]
  }[]
}

export declare function failuresOfVitest(report: VitestReport, run?: { status?: number; printed?: string }): string[]

export declare function failuresOfPlaywright(report: { config?: { rootDir: string }; suites?: Suite[] }): string[]
