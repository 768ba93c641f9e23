import { VERSION } from '../version.ts';

/** Services that `init` can write a pipeline for. */
export type CiService = 'github' | 'gitlab' | 'azure';

export const CI_SERVICES: readonly CiService[] = ['github', 'gitlab', 'azure'];

/** A pipeline file, and what its owner has still to do by hand. */
export interface CiFile {
  readonly path: string;
  readonly text: string;
  readonly todo?: string;
}

const LINT = `npx --yes adr-lint@${VERSION} lint`;

/** The service of a repository by the files it has; GitHub when nothing tells. */
export function detectCi(exists: (path: string) => boolean): CiService {
  if (exists('.github')) return 'github';
  if (exists('.gitlab-ci.yml')) return 'gitlab';
  return exists('azure-pipelines.yml') || exists('azure-pipelines.yaml') ? 'azure' : 'github';
}

/** The pipeline that lints each change against its target branch. `flags` is what every run adds, such as ` --allow-empty`. */
export function ciFile(service: CiService, flags: string): CiFile {
  switch (service) {
    case 'github':
      return { path: '.github/workflows/adr-lint.yml', text: github(flags) };
    case 'gitlab':
      return {
        path: '.gitlab/adr-lint.gitlab-ci.yml',
        text: gitlab(flags),
        todo: 'Add to .gitlab-ci.yml: include: [{ local: .gitlab/adr-lint.gitlab-ci.yml }]',
      };
    case 'azure':
      return {
        path: 'azure-pipelines.adr-lint.yml',
        text: azure(flags),
        todo: 'Make a pipeline of azure-pipelines.adr-lint.yml, and a build validation policy of it for pull requests.',
      };
  }
}

function github(flags: string): string {
  return `name: Decision log
on:
  pull_request:
  push:
    branches: [main]
permissions:
  contents: read
jobs:
  lint:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with:
          fetch-depth: 0 # checks of history need it
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - env:
          BASE: \${{ github.base_ref }}
        run: ${LINT} --format github${flags} \${BASE:+--base "origin/$BASE"}
`;
}

function gitlab(flags: string): string {
  return `adr-lint:
  image: node:22
  variables:
    GIT_DEPTH: "0" # checks of history need it
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  script:
    - ${LINT} --format stylish --format gitlab=gl-code-quality-report.json --format junit=adr-lint.xml${flags} \${CI_MERGE_REQUEST_DIFF_BASE_SHA:+--base "$CI_MERGE_REQUEST_DIFF_BASE_SHA"}
  artifacts:
    when: always
    reports:
      codequality: gl-code-quality-report.json
      junit: adr-lint.xml
`;
}

function azure(flags: string): string {
  return `trigger:
  - main
pool:
  vmImage: ubuntu-latest
steps:
  - checkout: self
    fetchDepth: 0 # checks of history need it
  - task: UseNode@1
    inputs:
      version: 22.x
  - bash: ${LINT} --format stylish --format junit=adr-lint.xml${flags} \${SYSTEM_PULLREQUEST_TARGETBRANCH:+--base "origin/\${SYSTEM_PULLREQUEST_TARGETBRANCH#refs/heads/}"}
  - task: PublishTestResults@2
    condition: succeededOrFailed()
    inputs:
      testResultsFormat: JUnit
      testResultsFiles: adr-lint.xml
`;
}
