// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

#if canImport(Accessibility)
  public import Accessibility

  extension AXChartDescriptor {
    /// Creates a chart descriptor for VoiceOver's audio graphs.
    ///
    /// ```swift
    /// func makeChartDescriptor() -> AXChartDescriptor { AXChartDescriptor(speaker.describe(chart)) }
    /// ```
    public convenience init(_ chart: ChartDescription) {
      self.init(
        title: chart.title.text, summary: chart.summary.text, xAxis: Self.axis(chart.x),
        yAxis: AXNumericDataAxisDescriptor(chart.y), additionalAxes: [],
        series: chart.series.map { AXDataSeriesDescriptor($0) })
    }

    private static func axis(_ axis: ChartDescription.Axis) -> any AXDataAxisDescriptor {
      guard case .categories(let names) = axis.scale else { return AXNumericDataAxisDescriptor(axis) }
      return AXCategoricalDataAxisDescriptor(title: axis.title.text, categoryOrder: names)
    }
  }

  extension AXNumericDataAxisDescriptor {
    /// Creates a numeric axis, which is empty for an axis of categories.
    fileprivate convenience init(_ axis: ChartDescription.Axis) {
      var (range, gridlines) = (0.0...0.0, [Double]())
      if case .numbers(let numbers, let lines) = axis.scale { (range, gridlines) = (numbers, lines) }
      self.init(
        title: axis.title.text, range: range, gridlinePositions: gridlines,
        valueDescriptionProvider: { axis.description(of: $0).text })
    }
  }

  extension AXDataSeriesDescriptor {
    fileprivate convenience init(_ series: ChartDescription.Series) {
      self.init(
        name: series.name.text, isContinuous: series.isContinuous, dataPoints: series.points.map { AXDataPoint($0) })
    }
  }

  extension AXDataPoint {
    fileprivate convenience init(_ point: ChartDescription.Point) {
      switch point.place {
      case .number(let number): self.init(x: number, y: point.value, label: point.label.text)
      case .category(let name): self.init(x: name, y: point.value, label: point.label.text)
      }
    }
  }
#endif
