import type { ContentModule } from '../content-module'
import type { MainPageContent } from '../types'

export const { content, meta }: ContentModule<MainPageContent> = {
  meta: {
    title: 'AI Accelerators | TekDataNova',
    description:
      'Six starting points for AI projects: device-error chatbot, warehouse surveillance, industrial IoT, predictive maintenance, forecasting, SAP analytics.',
    keywords:
      'AI accelerators, chatbot, computer vision, industrial IoT, predictive maintenance, demand forecasting, SAP',
  },
  content: {
    title: 'AI Accelerators',
    background: 'signal:accelerators-banner',
    description:
      'Six problems we have met often enough to have half the answer ready. The other half is specific to you, and we build it with you.',
    cardConatinerTitle: 'Half the work is already done',
    cardContainerDescription:
      'An accelerator is a repository with pipelines, a first model, tests and a screen. It runs on sample data on the first day and on your data within weeks.',
    cards: [],
    aspectCards: [
      {
        title: 'Device-error chatbot',
        description:
          'A technician faces a machine that shows E-417. The assistant reads the code, the manual, this unit’s service history and notes from colleagues. It replies with the next thing to check, and with the page it took that from.',
        image: 'signal:device-error-chatbot',
        boldDescription: ['Never answers without a source', 'Works by voice, so gloves can stay on'],
        sections: [
          {
            heading: 'Ready on the first day',
            points: [
              'Import of manuals, bulletins and tickets, with their versions',
              'Two hundred graded test questions, for you to replace with your own',
              'A handover to the help desk that includes the whole conversation',
            ],
          },
        ],
      },
      {
        title: 'Warehouse surveillance',
        description:
          'Your existing cameras already see the blocked emergency door, the person in the path of a truck and the leaning pallet. Pictures are analysed in the building and never leave it. Only a note of the event does.',
        image: 'signal:warehouse-surveillance-signal',
        sections: [
          {
            heading: 'What it watches for',
            points: ['People in truck lanes', 'Blocked doors and extinguishers', 'Loads that lean or overhang'],
          },
          {
            heading: 'What it does not do',
            points: ['Record faces or names, or time breaks: people are blurred before any picture is analysed'],
          },
        ],
      },
      {
        title: 'Industrial IoT on a data platform',
        description:
          'Control systems use a dozen different protocols. Gateways translate them, a buffer bridges lost connections, and all signals arrive on one clock, each with its order and batch, in tables that an analyst can read without knowing automation.',
        image: 'signal:industrial-iot-signal',
        boldDescription: [
          'From the controller to the first chart in ten days',
          'Read-only on the plant side, by design',
        ],
      },
      {
        title: 'Predictive maintenance',
        description:
          'Vibration, current and temperature reveal a worn bearing weeks before it fails. The accelerator learns what is normal for each machine, ranks deviations by the cost of a stop, and writes the work order with the evidence attached.',
        image: 'signal:predictive-maintenance-lattice',
        sections: [
          {
            heading: 'Measured from the first month',
            points: [
              'Warnings that a mechanic confirmed, and false ones',
              'Days between warning and fault',
              'Stops avoided, priced by your own finance team',
            ],
          },
        ],
      },
      {
        title: 'Demand forecasting',
        description:
          'A forecast for each product, place and day, with season, price, weather and promotion as named causes, and always as a range. Planners see what moved the number, can overrule it, and learn at the end of the week which was closer.',
        image: 'signal:demand-forecasting-clear',
        boldDescription: ['A simple forecast beside the model’s', 'New products start from similar ones'],
      },
      {
        title: 'SAP open analytics',
        description:
          'Orders, stock and invoices leave SAP as plain tables within minutes of posting, with the access rights of the people who read them. What used to be an extract on a memory stick becomes one query that can join web, sensor and market data.',
        image: 'signal:sap-open-analytics-settled',
        sections: [
          {
            heading: 'What is included',
            points: [
              'Forty business tables with definitions that finance has reviewed',
              'Change capture that puts little load on the source system',
              'A nightly reconciliation that proves both sides agree',
            ],
          },
        ],
      },
    ],
  },
}
