import type { ContentModule } from '../content-module'
import type { MainPageContent } from '../types'

export const { content, meta }: ContentModule<MainPageContent> = {
  meta: {
    title: 'AI Accelerators | TekDataNova',
    description:
      'Six prepared starting points for AI projects: device-error chatbot, warehouse surveillance, industrial IoT, predictive maintenance, demand forecasting and SAP analytics.',
    keywords:
      'AI accelerators, chatbot, computer vision, industrial IoT, predictive maintenance, demand forecasting, SAP',
  },
  content: {
    title: 'AI Accelerators',
    background: 'signal:accelerators-banner',
    description:
      'Six problems that we have met often enough to keep the first half of the answer ready. What remains is the half that is yours alone.',
    cardConatinerTitle: 'Half built, on purpose',
    cardContainerDescription:
      'An accelerator is a repository with pipelines, a first model, tests and a screen. It runs on sample data on the first day and on yours within weeks.',
    cards: [],
    aspectCards: [
      {
        title: 'Device-error chatbot',
        description:
          'A technician stands before a machine that shows E-417. The assistant reads the code, the manual, the service history of this very unit and the notes of colleagues, and answers with the next thing to check, and with the page it took it from.',
        image: 'signal:device-error-chatbot',
        boldDescription: ['Answers only with a source beside them', 'Works by voice, and with gloves on'],
        sections: [
          {
            heading: 'Ready on the first day',
            points: [
              'Import of manuals, bulletins and tickets, with their versions',
              'Two hundred graded test questions to replace by your own',
              'A hand-over to the help desk that carries the whole conversation',
            ],
          },
        ],
      },
      {
        title: 'Warehouse surveillance',
        description:
          'Cameras that are there already see the blocked emergency door, the person in the path of a truck, the pallet that leans. The pictures are judged in the building and never leave it; only the event does.',
        image: 'signal:warehouse-surveillance-signal',
        sections: [
          {
            heading: 'What it watches for',
            points: [
              'People in truck lanes',
              'Doors and extinguishers that are blocked',
              'Loads that lean or overhang',
            ],
          },
          {
            heading: 'What it does not do',
            points: ['No faces, no names, no timing of breaks: such pictures are blurred before they are judged'],
          },
        ],
      },
      {
        title: 'Industrial IoT on a data platform',
        description:
          'Control systems speak a dozen dialects. Gateways translate them, a buffer forgives a lost connection, and all signals arrive on one clock beside order and batch, in tables that an analyst can read without a course in automation.',
        image: 'signal:industrial-iot-signal',
        boldDescription: [
          'From the controller to the first chart in ten days',
          'Read-only on the plant side, by construction',
        ],
      },
      {
        title: 'Predictive maintenance',
        description:
          'Vibration, current and temperature tell of a bearing weeks before it tells of itself. The accelerator learns each machine’s own normal, ranks what departs from it by the cost of a stop, and writes the work order with the evidence attached.',
        image: 'signal:predictive-maintenance-kit-drawn',
        sections: [
          {
            heading: 'Counted from the first month',
            points: [
              'Warnings that a mechanic confirmed, and those that were false',
              'Days between the warning and the fault',
              'Stops that were avoided, priced by your own controller',
            ],
          },
        ],
      },
      {
        title: 'Demand forecasting',
        description:
          'Article by place by day, with season, price, weather and promotion as named causes, and always as a range. Planners see what moved the number, may overrule it, and learn at the week’s end who was nearer.',
        image: 'signal:demand-forecasting-clear',
        boldDescription: ['A plain forecast beside the clever one', 'New articles start from their relatives'],
      },
      {
        title: 'SAP open analytics',
        description:
          'Orders, stock and invoices leave SAP as plain tables within minutes of posting, with the rights of the people who read them. What used to be an extract on a memory stick becomes one query beside web, sensor and market data.',
        image: 'signal:sap-open-analytics-settled',
        sections: [
          {
            heading: 'In the box',
            points: [
              'Forty business tables with definitions that finance has read',
              'Change capture that leaves the source system at ease',
              'A reconciliation that shows each night that both sides agree',
            ],
          },
        ],
      },
    ],
  },
}
